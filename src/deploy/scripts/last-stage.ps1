if ($failures.Count -gt 0) {
    Write-Output ('# Commands that failed: ' + $failures.Count + '. All others were run; once the cause is mended, run the script again, which does what is left.')
    foreach ($failure in $failures) { Write-Warning $failure }
    throw 'Not everything is as the plan says.'
}
if ($changes -eq 0 -and $open -eq 0 -and $stops.Count -eq 0) { Write-Output '# Everything is as the plan says.' }
elseif ($changes -eq 0) { Write-Output '# There is nothing to run. The warnings say what is otherwise than the plan.' }
elseif ($stops.Count -gt 0) { Write-Output ('# Commands to run: ' + $changes + '. Mend what the warnings say first: until then -Apply changes nothing.') }
elseif ($Apply) { Write-Output ('# Commands run: ' + $changes + '. Run the script again to see whether anything is left.') }
else { Write-Output ('# Commands to run: ' + $changes + '. Nothing was changed. Run them with -Apply.') }
