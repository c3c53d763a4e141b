foreach ($stop in $stops) { Write-Warning $stop }
if ($Apply -and $stops.Count -gt 0) { throw 'Nothing was changed. Mend what the warnings say first.' }
