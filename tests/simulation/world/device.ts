import { Platform, type PlatformOptions } from './platform.ts';
import { Registration } from './workers/registration.ts';
import { SharedWorkers } from './workers/shared-worker.ts';

/** One browser on one device: the platform with its workers. All tabs share it. */
export class Device extends Platform {
  readonly registration: Registration;
  readonly sharedWorkers: SharedWorkers;

  constructor(options: PlatformOptions) {
    super(options);
    this.registration = new Registration(this);
    this.sharedWorkers = new SharedWorkers(this);
  }
}
