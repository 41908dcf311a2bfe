import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Without global test functions Testing Library cannot register this by itself.
afterEach(cleanup);

// How long `findBy...` and `waitFor` look: a busy machine is no fault of a screen. Milliseconds.
configure({ asyncUtilTimeout: 5000 });
