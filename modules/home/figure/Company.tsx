import { Certificates, type ShownCertificate } from '../certificate/Certificates.tsx';
import { type FactNumbers, Facts, type ShownFigure } from './Facts.tsx';

interface Props {
  data: { figures: ShownFigure[]; facts: FactNumbers; certificates: ShownCertificate[] };
}

/** A dark band with the company in numbers, and what it is certified for. */
export function Company({ data: { figures, facts, certificates } }: Props) {
  return (
    <>
      <Facts figures={figures} facts={facts} />
      {certificates.length > 0 && <Certificates certificates={certificates} />}
    </>
  );
}
