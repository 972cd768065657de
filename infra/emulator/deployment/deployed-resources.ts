import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What was last made of a resource. */
export interface Deployed {
  /** As JSON. */
  readonly properties: string;
  /** What the function of a custom resource calls it. */
  readonly physicalId?: string | undefined;
  /** What that function answered as its attributes. */
  readonly attributes?: Readonly<Record<string, unknown>> | undefined;
}

/** What was deployed from a data folder, by logical id: `deployments.json`. */
export class DeployedResources {
  readonly #file: string;
  readonly #resources: Record<string, Deployed>;

  private constructor(file: string, resources: Record<string, Deployed>) {
    this.#file = file;
    this.#resources = resources;
  }

  /** Where there is no such file, or one that cannot be read, nothing was. */
  static async read(dataDir: string): Promise<DeployedResources> {
    const file = join(dataDir, 'deployments.json');
    const resources = await readFile(file, 'utf8')
      .then(JSON.parse)
      .catch(() => ({}));
    return new DeployedResources(file, resources);
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
