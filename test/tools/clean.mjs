/** Removes the folders named, so that a build has nothing left of the one before. */
import { rmSync } from 'node:fs';

for (const folder of process.argv.slice(2)) rmSync(folder, { recursive: true, force: true });
