if (-not (Get-Command -Name 'Get-MailboxDatabase' -ErrorAction SilentlyContinue)) {
    throw 'Run this script in the Exchange Management Shell.'
}
Write-Output ('# ' + $plan.Name)
$stops = @()
