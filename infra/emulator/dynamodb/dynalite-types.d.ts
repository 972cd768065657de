declare module 'dynalite' {
  import type { Server } from 'node:http';

  export default function dynalite(options: {
    /** Folder of the LevelDB store. @default it is kept in memory */
    path?: string;
    createTableMs: number;
    deleteTableMs: number;
    updateTableMs: number;
  }): Server;
}
