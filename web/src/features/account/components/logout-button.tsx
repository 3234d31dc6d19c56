import { LogOut } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { text } from '../../../copy/texts.ts'
import { endSession } from '../../../lib/account-session.ts'

/** The guards of the pages behind the login do the rest: they lead to /login. */
export const LogoutButton = () => (
  <Button variant="outline" onClick={() => void endSession()}>
    <LogOut aria-hidden size={18} />
    {text('logout')}
  </Button>
)
