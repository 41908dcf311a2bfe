import { exitWith } from './exit-with.ts';
import { demoSignIn } from './seed/demo-sign-in.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { stopOnSignal } from './stop.ts';

try {
  const settings = readSettings(process.env);
  const running = await serve(settings);
  stopOnSignal(running, settings.drainSeconds);
  console.log(`Ready: ${running.url}`);
  if (running.isDemo) console.log(`Sign in: ${demoSignIn.email} / ${demoSignIn.password}`);
} catch (error) {
  exitWith(error);
}
