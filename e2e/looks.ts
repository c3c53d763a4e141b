import { encodePlan } from '../src/codec/index.ts'
import { workbookDefaults } from '../src/engine/index.ts'
import { pages } from './builds.ts'

const encoded = encodePlan(workbookDefaults('2019')).code

/** Every page as it first is, and those that a plan of Exchange 2019 has of its own. */
export const looks = [
  ...pages,
  ...pages.flatMap(({ fragment, name }) =>
    /^#\/(?:arrays|plan.*|what-if|test)$/.test(fragment)
      ? {
          fragment: `${fragment}?p=${encoded}`,
          title: / — Spindle$/,
          name: `${name}-2019`,
        }
      : [],
  ),
]
