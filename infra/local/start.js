// Plain JavaScript, for whatever Node there is: an older one cannot read what this loads, and would say so in its own words.
const oldestNode = 24;

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(`This needs Node ${oldestNode}, which \`npm ci\` installs: start it with \`npm start\`.`);
  process.exit(1);
}
await import('./start/site.ts');
