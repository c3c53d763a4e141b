} finally { if ($isKept) { Stop-Transcript | Out-Null } }
