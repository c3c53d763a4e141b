.NOTES
    This script is not signed. Where the execution policy runs signed scripts alone (AllSigned), read it,
    then sign it with a certificate of your own whose publisher the servers trust, by
    Set-AuthenticodeSignature. A signed file that is changed is signed anew.
#>
#Requires -Version 3.0
[CmdletBinding()]
