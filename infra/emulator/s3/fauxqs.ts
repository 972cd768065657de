import { type BuildAppOptions, buildApp } from 'fauxqs';

type Stores = NonNullable<BuildAppOptions['stores']>;

/** The part of fauxqs that stores objects in a folder. */
type Persistence = NonNullable<Stores['s3Store']['persistence']> & {
  load(...stores: [Stores['sqsStore'], Stores['snsStore'], Stores['s3Store']]): void;
  close(): void;
  readonly db?: { exec?(statement: string): void };
};

/** Classes of fauxqs that its package does not export. */
export interface FauxqsParts {
  readonly SqsStore: new () => Stores['sqsStore'];
  readonly SnsStore: new () => Stores['snsStore'];
  readonly S3Store: new () => Stores['s3Store'];
  readonly PersistenceManager: new (folder: string) => Persistence;
}

const published = new URL('.', import.meta.resolve('fauxqs')).href;

/**
 * Loads fauxqs's private classes by their files, because its public API listens on every network interface. Throws one sentence
 * that names the class or method that an upgrade has moved. `folder` is the URL of its files, with a slash at the end.
 */
export async function loadFauxqsParts(folder = published): Promise<FauxqsParts> {
  const part = async <Name extends keyof FauxqsParts>(name: Name, file: string, ...methods: string[]) => {
    const { [name]: found } = await import(folder + file).catch(() => ({}));
    if (typeof found !== 'function') throw movedPart(name, file);
    const lacking = methods.find((method) => typeof found.prototype[method] !== 'function');
    if (lacking) throw movedPart(`${name}.${lacking}`, file);
    return found as FauxqsParts[Name];
  };
  const [SqsStore, SnsStore, S3Store, PersistenceManager] = await Promise.all([
    part('SqsStore', 'sqs/sqsStore.js'),
    part('SnsStore', 'sns/snsStore.js'),
    part('S3Store', 's3/s3Store.js', 'hasBucket', 'createBucket'),
    part('PersistenceManager', 'persistence.js', 'load', 'close', 'upsertObject'),
  ]);
  return { SqsStore, SnsStore, S3Store, PersistenceManager };
}

function movedPart(part: string, file: string): Error {
  return new Error(
    `fauxqs no longer has ${part} in ${file}: see what it has instead, and mend infra/emulator/s3/fauxqs.ts.`,
  );
}

/** Opens fauxqs over a folder, in this process. Nothing listens: requests are injected. */
export async function openFauxqs(folder: string) {
  const { SqsStore, SnsStore, S3Store, PersistenceManager } = await loadFauxqsParts();
  const stores = { sqsStore: new SqsStore(), snsStore: new SnsStore(), s3Store: new S3Store() };
  const persistence = new PersistenceManager(folder);
  if (!persistence.db?.exec) throw movedPart('PersistenceManager.db', 'persistence.js');
  // By default each object waits for the disk. Without that, written data survive the end of the process, though not a
  // power cut.
  persistence.db.exec('PRAGMA synchronous = NORMAL');
  persistence.load(stores.sqsStore, stores.snsStore, stores.s3Store);
  stores.s3Store.persistence = persistence;
  const app = buildApp({ logger: false, stores });
  await app.ready();
  return { app, s3Store: stores.s3Store, close: () => app.close().then(() => persistence.close()) };
}
