import "react";

// React passes on the attributes of HTML's Invoker Commands, but its types do not include them yet.
declare module "react" {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: "show-modal" | undefined;
    commandfor?: string | undefined;
  }
}
