/** Labels of the boxes that title a plan, on its page and above its report. */
export const titleLabels = {
  name: 'Name of the plan',
  customer: 'Customer',
  author: 'Author',
} as const

/** Titles of the plan summary besides figures. */
export const summarySectionTitles = {
  mending: 'What would make it hold',
  risks: 'Open risks',
} as const
