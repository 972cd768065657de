import type { Template } from './cloud-assembly.ts';

/** Returns the index of the ready resource that is deployed next. CloudFormation guarantees no order among them. */
export type Choose = (ready: readonly string[]) => number;

/** Returns the resources that each resource of a template names or refers to, by logical ids. */
export function dependenciesOf({ Resources }: Template): Map<string, string[]> {
  return new Map(
    Object.entries(Resources).map(([id, { DependsOn = [], Properties }]) => {
      const names = new Set([...[DependsOn].flat(), ...referencesIn(Properties)]);
      return [id, [...names].filter((name) => name in Resources)];
    }),
  );
}

/** The logical ids of a template's resources, each after those it depends on. Throws if the dependencies are circular. */
export function* inDependencyOrder(template: Template, choose: Choose = () => 0): Generator<string> {
  const waiting = dependenciesOf(template);
  while (waiting.size > 0) {
    const ready = [...waiting].flatMap(([id, needed]) =>
      needed.some((other) => waiting.has(other)) ? [] : [id],
    );
    const id = ready[choose(ready)];
    if (id === undefined) throw new Error(`These depend on one another: ${[...waiting.keys()].join(', ')}.`);
    yield id;
    waiting.delete(id);
  }
}

/** Returns the names that a template value refers to: logical ids, and others of the same form. */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, argument]) => {
    if (name === 'Ref') return [String(argument)];
    if (name === 'Fn::GetAtt')
      return [String(Array.isArray(argument) ? argument[0] : argument).split('.', 1)[0] ?? ''];
    if (name === 'Fn::Sub') return [...namesIn(argument), ...referencesIn(argument)];
    return referencesIn(argument);
  });
}

function namesIn(argument: unknown): string[] {
  const text = String(Array.isArray(argument) ? argument[0] : argument);
  return [...text.matchAll(/\$\{([^!}.]+)/g)].map(([, name = '']) => name);
}
