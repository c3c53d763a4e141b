/** Mode of calculation: `microsoft` reproduces the workbook’s errors, `corrected` mends them. */
export type CalculationMode = 'corrected' | 'microsoft'
