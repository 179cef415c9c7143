/** `npm run operator -- add someone@example.org --role owner [--env staging|production]`, also `remove` and `list`. */
import { main } from "../dev/main.ts";
import { changeOperators } from "./operators.ts";

await main(async () => {
  for (const line of await changeOperators(process.argv.slice(2))) console.log(line);
});
