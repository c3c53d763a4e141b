$isKept = $true
try {
    $log = '{{script}}-' + (Get-Date -Format 'yyyyMMdd-HHmmss') + '.log'
    Start-Transcript -Path (Join-Path $PSScriptRoot $log) | Out-Null
} catch {
    $isKept = $false
    Write-Warning ('There is no transcript: ' + $_.Exception.Message)
}
try {
