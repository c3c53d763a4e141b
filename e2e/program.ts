// What journeys import from the program. It is bundled once, before the first journey
// (`playwright.config.ts`): Playwright would compile each of some five hundred modules, in every
// worker.
export {
  answerViewIds,
  answerViewTitles,
  type PageId,
  pageIdAt,
  pageIds,
  pages,
} from '../src/app/routes/pages.ts'
export { workedExampleCode } from '../src/app/store/address.ts'
export { initialPlan } from '../src/app/store/start.ts'
export { summarySectionTitles, titleLabels } from '../src/app/words/plan-titles.ts'
export type { JobOrder } from '../src/app/work/worker.ts'
export type { Release } from '../src/changelog/releases.ts'
export {
  decodeCatalog,
  decodeProjectFile,
  encodeCatalog,
  encodePlan,
  encodeProject,
} from '../src/codec/index.ts'
export { decideAutomatic } from '../src/engine/explore/index.ts'
export {
  allAnswerFields,
  cutName,
  defaultPlan,
  type OwnArray,
  type Plan,
  size,
  type Tier,
  workbookDefaults,
} from '../src/engine/index.ts'
export { isByPapers } from '../src/engine/methods/papers/sizing/size.ts'
export { homePageExamplePlan } from '../src/pages/shown-example.tsx'
export { namesOfB, resultsOfB } from '../tests/workbook/filled-examples.ts'
