/** Where something typed stands in the way of a reload: in this window, or in another one. */
export type Obstacle = 'here' | 'elsewhere';

export interface UpdateContext {
  /** Applied without a question: nobody has begun to do anything yet. */
  readonly isQuiet: boolean;
  /** Somebody has agreed to the update in another window: this one comes along if nothing would be lost. */
  readonly isAgreed: boolean;
  /** What stood in the way of the last attempt. */
  readonly obstacle: Obstacle | null;
}

export type UpdateEvent =
  /** A new version has arrived and waits. `quiet` at a launch or a login where nobody has done anything yet. */
  | { readonly type: 'update.found'; readonly quiet: boolean }
  | { readonly type: 'update.apply' }
  | { readonly type: 'update.later' }
  /** The worker has found a dirty form that was not there when this page asked. */
  | { readonly type: 'update.refused' }
  | { readonly type: 'update.agreedElsewhere' }
  /** The new version has taken over: of this page too. */
  | { readonly type: 'update.controllerChanged' }
  /** An hour has passed, or the app is seen again. */
  | { readonly type: 'update.due' };

/** `prompt`: the person is asked something. `busy`: wait. */
export type UpdateTag = 'prompt' | 'busy';
