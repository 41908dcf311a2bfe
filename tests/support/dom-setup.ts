import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Without global test functions Testing Library cannot register this by itself.
afterEach(cleanup);
