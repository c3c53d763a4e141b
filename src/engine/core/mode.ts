/** `microsoft` reproduces the workbook, oddities included; `corrected` mends its errors. */
export type Mode = 'corrected' | 'microsoft'
