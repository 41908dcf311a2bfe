/** Where unsaved input blocks a reload: in this window, or in another one. */
export type Obstacle = 'here' | 'elsewhere';

export interface UpdateContext {
  /** The update is applied without a prompt, because the user has not started to work yet. */
  readonly isQuiet: boolean;
  /** The user agreed in another window. This window reloads if nothing would be lost. */
  readonly isAgreed: boolean;
  /** What blocked the last attempt. */
  readonly obstacle: Obstacle | null;
}

export type UpdateEvent =
  /** A new version is installed and waits. `quiet`: at a launch or login, before the user starts to work. */
  | { readonly type: 'update.found'; readonly quiet: boolean }
  | { readonly type: 'update.apply' }
  | { readonly type: 'update.later' }
  /** The worker found a dirty form that did not exist when this page asked. */
  | { readonly type: 'update.refused' }
  | { readonly type: 'update.agreedElsewhere' }
  /** The new version controls this page. */
  | { readonly type: 'update.controllerChanged' }
  /** Check for a new version: an hour has passed, or the app is visible again. */
  | { readonly type: 'update.due' };

/** `prompt`: the user is asked. `busy`: wait. */
export type UpdateTag = 'prompt' | 'busy';
