import { chakra } from '@chakra-ui/react/styled-system'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Input } from '../../../components/form-field.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { VisuallyHidden } from '../../../components/visually-hidden.tsx'
import type { ComponentProps } from 'react'

type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'type'>

/** A password field that can show what was typed. */
export const PasswordInput = (props: PasswordInputProps) => {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <chakra.div position="relative">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        pr="12"
      />
      <IconButton
        position="absolute"
        top="0"
        right="0"
        color="ink.soft"
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden size={20} />
        <VisuallyHidden>{isShown ? 'Hide password' : 'Show password'}</VisuallyHidden>
      </IconButton>
    </chakra.div>
  )
}
