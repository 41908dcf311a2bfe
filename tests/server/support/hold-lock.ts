import { lockDirectory } from '#server/storage/lock/lock-directory.ts';

// Locks the folder of its argument until it is killed, or prints why it cannot.
const [folder = ''] = process.argv.slice(2);
try {
  const { sign } = await lockDirectory(folder);
  await sign();
  process.stdout.write('Locked\n');
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stdout.write(error instanceof Error ? `${error.name}: ${error.message}\n` : String(error));
}
