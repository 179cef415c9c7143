import "react";

// React's types do not know the Invoker Commands of HTML yet; React itself passes the attributes on.
declare module "react" {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: "show-modal" | undefined;
    commandfor?: string | undefined;
  }
}
