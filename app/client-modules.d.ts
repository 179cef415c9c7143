declare module "virtual:client-modules" {
  export const modules: Record<
    | "site"
    | "activity"
    | "field-limits"
    | "home"
    | "hydrate"
    | "late-footer"
    | "mumbai"
    | "print"
    | "report"
    | "tasks"
    | "vitals",
    string
  >;
}
