import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The whole URL table, in the order of the specification's section 2. */
export default [
  index("routes/home/route.tsx"),
  route("membership", "routes/membership/route.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
