import { lazyPart } from '../ui/lazy-part.tsx'

/** Beside the label of an answer: where it comes from. The page can do without it. */
export const OriginMark = lazyPart(
  async () => (await import('./answer-origin.tsx')).OriginMark,
  null,
)

/** Default, range and source of an answer, with the ways back and its pin. */
export const AboutAnswer = lazyPart(
  async () => (await import('./answer-origin.tsx')).AboutAnswer,
  'What there is to say of the answer',
)
