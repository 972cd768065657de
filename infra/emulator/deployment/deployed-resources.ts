import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The last deployed state of a resource. */
export interface Deployed {
  /** As JSON. */
  readonly properties: string;
  /** The physical id, given by a custom resource's function. */
  readonly physicalId?: string | undefined;
  /** The attributes answered by that function. */
  readonly attributes?: Readonly<Record<string, unknown>> | undefined;
}

/** The resources deployed from a data folder, by logical id: `deployments.json`. */
export class DeployedResources {
  readonly #file: string;
  readonly #resources: Record<string, Deployed>;

  private constructor(file: string, resources: Record<string, Deployed>) {
    this.#file = file;
    this.#resources = resources;
  }

  /** Reads the file. Resources without a readable entry are deployed again, which does no harm. */
  static async read(dataDir: string): Promise<DeployedResources> {
    const file = join(dataDir, 'deployments.json');
    const stored: unknown = await readFile(file, 'utf8')
      .then(JSON.parse)
      .catch(() => undefined);
    const resources = Object.entries(Object(stored)).filter(
      (entry): entry is [string, Deployed] => typeof Object(entry[1]).properties === 'string',
    );
    return new DeployedResources(file, Object.fromEntries(resources));
  }

  get(id: string): Deployed | undefined {
    return this.#resources[id];
  }

  async set(id: string, deployed: Deployed): Promise<void> {
    this.#resources[id] = deployed;
    await writeFile(`${this.#file}.part`, JSON.stringify(this.#resources));
    await rename(`${this.#file}.part`, this.#file);
  }
}
