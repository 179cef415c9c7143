/** What a script that bootstrap.mjs starts has around it. */
console.log(JSON.stringify(process.env));
