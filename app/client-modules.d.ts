declare module "virtual:client-modules" {
  export const modules: Record<
    | "site"
    | "activity"
    | "amounts"
    | "calculator"
    | "field-limits"
    | "finder"
    | "home"
    | "hydrate"
    | "late-footer"
    | "mumbai"
    | "print"
    | "report"
    | "member-page"
    | "tasks"
    | "unsaved-input"
    | "vitals",
    string
  >;
}
