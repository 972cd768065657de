import { runStack } from '#infra/emulator/run-stack.ts';
import type { RunningStack, RunStackOptions } from '#infra/emulator/running-stack.ts';
import { type Administrator, ensureAdministrator } from './start/administrator.ts';

export interface LocalSiteOptions extends Omit<RunStackOptions<Administrator>, 'prepare'> {
  /** @default `admin` */
  readonly adminUsername?: string | undefined;
  /** Replaces the password of an existing administrator. @default a random one for a new administrator */
  readonly adminPassword?: string | undefined;
  /** Stores initial content. Runs before the first pages are published, so that they show it. @default nothing */
  readonly storeInitialContent?: (() => Promise<void>) | undefined;
}

export interface LocalSite extends Omit<RunningStack<Administrator>, 'prepared'> {
  readonly administrator: Administrator;
}

/** Runs the site's synthesized stack with an administrator who can sign in. Throws what {@link runStack} throws. */
export async function startLocal(options: LocalSiteOptions): Promise<LocalSite> {
  const { adminUsername: username, adminPassword: password, storeInitialContent, ...stackOptions } = options;
  const { prepared: administrator, ...stack } = await runStack({
    ...stackOptions,
    // Runs before the site accepts requests, since a new password ends existing sessions.
    async prepare(table) {
      const [made] = await Promise.all([
        ensureAdministrator({ table, username, password }),
        storeInitialContent?.(),
      ]);
      return made;
    },
  });
  return { ...stack, administrator };
}
