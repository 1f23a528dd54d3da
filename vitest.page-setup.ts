import { configure } from '@testing-library/react';

/** As in vitest.setup.ts, for Testing Library's own waiting. */
configure({ asyncUtilTimeout: 20_000 });
