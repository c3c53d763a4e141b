# Sets those of the wanted settings that are not so yet. What could not be made is not set: its failure is told.
function Set-Difference([string]$Command, [string]$Identity, $Current, [hashtable]$Wanted) {
    if ($Apply -and $null -eq $Current) { return }
    $with = @{}
    foreach ($name in $Wanted.Keys) {
        if (-not (Test-Setting $Current $name $Wanted[$name])) { $with[$name] = $Wanted[$name] }
    }
    if ($with.Count -eq 0) { return }
    if ($Identity -ne '') { $with['Identity'] = $Identity }
    Invoke-Change $Command $with
}
