/** Breaks a long address before its host, not within a word. */
export const EmailAddress = ({ address }: { address: string }) => {
  const [name, host] = address.split('@')
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  )
}
