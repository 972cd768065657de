import type { Template, TemplateResource } from './cloud-assembly.ts';
import { attributeOf, isCustomResource, referenceTo, type StackPlace } from './physical-names.ts';
import { withSecrets } from './secret.ts';

/** The values from outside a template. The first two throw when there is no such value. */
export interface Surroundings {
  /** The value of another stack's output. */
  outputOf(stackName: string, output: string): unknown;
  /** The value of the secret with this ARN. */
  secretOf(arn: string): string;
  /** The attributes in the response of a custom resource's function. */
  answerOf(id: string): Readonly<Record<string, unknown>> | undefined;
}

/** Resolves intrinsic functions of one template. Everything it does not know is an error, never a guess. */
export class IntrinsicResolver {
  readonly #template: Template;
  readonly #place: StackPlace;
  readonly #surroundings: Surroundings;

  constructor(template: Template, place: StackPlace, surroundings: Surroundings) {
    this.#template = template;
    this.#place = place;
    this.#surroundings = surroundings;
  }

  /** A deep copy of a template value with every intrinsic replaced; `AWS::NoValue` drops the property. */
  resolve(value: unknown): unknown {
    return this.#withSecrets(this.#resolve(value));
  }

  /** Secrets are resolved last, because a reference to a secret may be joined from several parts. */
  #withSecrets(value: unknown): unknown {
    if (typeof value === 'string') return withSecrets(value, this.#surroundings.secretOf);
    if (Array.isArray(value)) return value.map((item) => this.#withSecrets(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.#withSecrets(item)]));
  }

  #resolve(value: unknown): unknown {
    if (Array.isArray(value)) {
      return value.map((item) => this.#resolve(item)).filter((item) => item !== undefined);
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const [name, argument] = entries[0] ?? [];
    if (entries.length === 1 && name && (name === 'Ref' || name === 'Condition' || name.startsWith('Fn::'))) {
      if (name === 'Condition' && typeof argument !== 'string') return this.#resolveEntries(entries);
      return this.#call(name, argument);
    }
    return this.#resolveEntries(entries);
  }

  /** Returns whether a named condition is true; a resource without one always exists. */
  holds(condition: string | undefined): boolean {
    if (condition === undefined) return true;
    const definition = this.#template.Conditions?.[condition];
    if (definition === undefined) throw new Error(`Condition ${condition} is not in the template.`);
    return this.resolve(definition) === true;
  }

  #resolveEntries(entries: [string, unknown][]): Record<string, unknown> {
    const resolved = entries.map(([key, item]) => [key, this.#resolve(item)] as const);
    return Object.fromEntries(resolved.filter(([, item]) => item !== undefined));
  }

  #call(name: string, argument: unknown): unknown {
    switch (name) {
      case 'Ref':
        return this.#reference(String(argument));
      case 'Condition':
        return this.holds(String(argument));
      case 'Fn::GetAtt':
        return this.#attribute(argument);
      case 'Fn::Sub':
        return this.#substitute(argument);
      case 'Fn::If': {
        const [condition, yes, no] = list(name, argument, 3);
        return this.#resolve(this.holds(String(condition)) ? yes : no);
      }
    }
    const resolved = this.#resolve(argument);
    switch (name) {
      case 'Fn::Join': {
        const [separator, parts] = list(name, resolved, 2);
        return strings(name, parts).join(String(separator));
      }
      case 'Fn::Split': {
        const [separator, text] = list(name, resolved, 2);
        return String(text).split(String(separator));
      }
      case 'Fn::Select': {
        const [index, items] = list(name, resolved, 2);
        const item = strings(name, items)[Number(index)];
        if (item === undefined) throw new Error(`Fn::Select finds nothing at ${index}.`);
        return item;
      }
      case 'Fn::GetStackOutput':
        return this.#stackOutput(resolved);
      case 'Fn::Equals': {
        const [left, right] = list(name, resolved, 2);
        return left === right;
      }
      case 'Fn::Not':
        return list(name, resolved, 1)[0] !== true;
      case 'Fn::And':
        return Array.isArray(resolved) && resolved.every((item) => item === true);
      case 'Fn::Or':
        return Array.isArray(resolved) && resolved.some((item) => item === true);
      default:
        throw new Error(`${name} is not known locally.`);
    }
  }

  #resource(id: string): TemplateResource {
    const resource = this.#template.Resources[id];
    if (!resource) throw new Error(`${id} is not in the template.`);
    return resource;
  }

  #reference(id: string): unknown {
    const { region, accountId, stackName, stackUuid } = this.#place;
    switch (id) {
      case 'AWS::Region':
        return region;
      case 'AWS::AccountId':
        return accountId;
      case 'AWS::Partition':
        return 'aws';
      case 'AWS::URLSuffix':
        return 'amazonaws.com';
      case 'AWS::StackName':
        return stackName;
      case 'AWS::StackId':
        return `arn:aws:cloudformation:${region}:${accountId}:stack/${stackName}/${stackUuid}`;
      case 'AWS::NoValue':
        return undefined;
    }
    const parameter = this.#template.Parameters?.[id];
    if (parameter) {
      if (parameter.Default === undefined) throw new Error(`Parameter ${id} has no default.`);
      return parameter.Default;
    }
    return referenceTo(id, this.#resource(id), this.#place);
  }

  #attribute(argument: unknown): unknown {
    const [id, attribute] = (
      typeof argument === 'string' ? argument.split('.', 2) : list('Fn::GetAtt', argument, 2)
    ).map(String) as [string, string];
    const resource = this.#resource(id);
    if (!isCustomResource(resource.Type)) return attributeOf(id, attribute, resource, this.#place);
    const value = this.#surroundings.answerOf(id)?.[attribute];
    if (value === undefined) throw new Error(`The function of ${id} answered no attribute ${attribute}.`);
    return value;
  }

  /** Resolves `Fn::GetStackOutput`. Only this account and this region are emulated. */
  #stackOutput(argument: unknown): unknown {
    const {
      StackName,
      OutputName,
      Region = this.#place.region,
      ...others
    } = argument as Record<string, unknown>;
    const [strange] = Object.keys(others);
    if (strange) throw new Error(`${strange} of Fn::GetStackOutput is not known locally.`);
    if (Region !== this.#place.region) throw new Error(`Outputs of ${Region} are not known locally.`);
    return this.#surroundings.outputOf(String(StackName), String(OutputName));
  }

  #substitute(argument: unknown): string {
    const [text, variables] = Array.isArray(argument) ? list('Fn::Sub', argument, 2) : [argument, {}];
    const values = this.#resolve(variables) as Record<string, unknown>;
    return String(text).replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (name in values) return String(values[name]);
      return String(name.includes('.') ? this.#attribute(name) : this.#reference(name));
    });
  }
}

function list(name: string, value: unknown, length: number): unknown[] {
  if (!Array.isArray(value) || value.length !== length) throw new Error(`${name} takes ${length} values.`);
  return value;
}

function strings(name: string, value: unknown): string[] {
  if (!Array.isArray(value)) throw new Error(`${name} takes a list.`);
  return value.map((item) => {
    if (typeof item !== 'string' && typeof item !== 'number') throw new Error(`${name} takes texts.`);
    return String(item);
  });
}
