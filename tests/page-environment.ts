import { builtinEnvironments, type Environment } from 'vitest/runtime'

/**
 * jsdom over modules that are transformed as those of Node are: whichever environment comes first, the
 * other takes what was transformed for it. Vitest's own jsdom has every module transformed once more.
 */
export default {
  ...builtinEnvironments.jsdom,
  name: 'page',
  viteEnvironment: 'ssr',
} satisfies Environment
