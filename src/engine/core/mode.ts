/** Whether a figure reproduces the workbook, oddities included, or corrects what it gets wrong. */
export type Mode = 'corrected' | 'microsoft'
