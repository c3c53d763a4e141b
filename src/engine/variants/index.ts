export { answerDifferences, type ComparedAnswer, comparedAnswers } from './answer-differences.ts'
export {
  assumedAnswers,
  type DepartureFromDefault,
  departuresFromDefaults,
  isAssumedAnswer,
} from './departures.ts'
export { type FigureDifference, figureDifference } from './difference.ts'
export { type FigureGroup, type ListedFigure, listedFigures } from './listed-figures.ts'
export { designResultFigures, planResultFigures } from './result-figures.ts'
export { type WorstLossOutcome, worstLossOutcomes } from './survived-losses.ts'
