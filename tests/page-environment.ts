import { builtinEnvironments, type Environment } from 'vitest/runtime'

/**
 * jsdom, with modules transformed as for tests in Node. Both kinds of tests then share one transformed
 * module; Vitest's own jsdom environment transforms every module a second time.
 */
export default {
  ...builtinEnvironments.jsdom,
  name: 'page',
  viteEnvironment: 'ssr',
} satisfies Environment
