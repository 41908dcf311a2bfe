import { exitWith } from './exit-with.ts';
import { demoSignIn } from './seed/demo-sign-in.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { stopOnSignal } from './stop.ts';

try {
  const served = await serve(readSettings(process.env));
  stopOnSignal(served);
  console.log(`Ready: ${served.url}`);
  if (served.isDemo) console.log(`Sign in: ${demoSignIn.email} / ${demoSignIn.password}`);
} catch (error) {
  exitWith(error);
}
