// Plain JavaScript, so that any version of Node can run it and print a clear message if it is too old for the rest.
const oldestNode = 24;

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(`This needs Node ${oldestNode}, which \`npm ci\` installs: start it with \`npm start\`.`);
  process.exit(1);
}
await import('./start/site.ts');
