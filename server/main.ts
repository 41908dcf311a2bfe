import { exitWith } from '#server/cli/exit-with.ts';
import { serve } from '#server/lifecycle/serve.ts';
import { stopOnSignal } from '#server/lifecycle/stop.ts';
import { demoSignIn } from './seed/demo-sign-in.ts';
import { readSettings } from './settings.ts';

try {
  const settings = readSettings(process.env);
  const running = await serve(settings);
  stopOnSignal(running, settings.drainSeconds);
  console.log(`Ready: ${running.url}`);
  if (running.isDemo) console.log(`Sign in: ${demoSignIn.email} / ${demoSignIn.password}`);
} catch (error) {
  exitWith(error);
}
