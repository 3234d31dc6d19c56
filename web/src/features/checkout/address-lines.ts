type AddressLines = { street: string; area: string }

/** House and street; below them, area and landmark. Addresses of earlier orders may have more lines, or one. */
export const linesOf = (address: string): AddressLines => {
  const [street = '', ...others] = address.split('\n')
  return { street, area: others.join(', ') }
}

export const addressOf = ({ street, area }: AddressLines): string =>
  area === '' ? street : `${street}\n${area}`
