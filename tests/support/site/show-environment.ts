/** Prints the environment that bootstrap.mjs gives to a script. */
console.log(JSON.stringify(process.env));
