$changes = 0
$open = 0
$failures = @()

# Warns of what is otherwise than the plan and stays so.
function Write-Open([string]$What) {
    $script:open++
    Write-Warning $What
}

function ConvertTo-Literal($Value) {
    if ($Value -is [bool]) { if ($Value) { return '$true' } else { return '$false' } }
    if ($Value -is [array]) { return (@($Value | ForEach-Object { ConvertTo-Literal $_ }) -join ', ') }
    if ($Value -is [int] -or $Value -is [long]) { return [string]$Value }
    return "'" + ([string]$Value).Replace("'", "''") + "'"
}

function ConvertTo-Line([string]$Command, [hashtable]$With) {
    $line = $Command
    $names = @($With.Keys | Sort-Object { if ('Identity', 'Name' -contains $_) { 0 } else { 1 } }, { $_ })
    foreach ($name in $names) {
        $to = ' '
        if ($With[$name] -is [bool]) { $to = ':' }
        $line += ' -' + $name + $to + (ConvertTo-Literal $With[$name])
    }
    return $line
}

# Prints a command; runs it with -Apply. One that fails is kept for the end.
function Invoke-Change([string]$Command, [hashtable]$With) {
    $script:changes++
    $line = ConvertTo-Line $Command $With
    Write-Output $line
    if (-not $Apply) { return }
    # Commands of a remote session do not know this script's preference for errors.
    try { & $Command @With -ErrorAction Stop | Out-Null }
    catch { $script:failures += ($line + ' failed: ' + $_.Exception.Message) }
}
