declare module "virtual:client-modules" {
  export const modules: Record<
    "site" | "home" | "hydrate" | "late-footer" | "mumbai" | "report" | "tasks" | "vitals",
    string
  >;
}
