import { say } from '#lib/interface-language.ts';
import './unreachable.css';
import { Button } from '@radix-ui/themes';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect } from 'react';
import { useStored } from '../external-store.ts';
import { giveUp, tryAgain, wanted, watchLeaving } from './unreachable.ts';

/** Says that a page couldn't be opened because the site doesn't answer; it opens as soon as the site is back. */
export function Unreachable() {
  useEffect(watchLeaving, []);
  const page = useStored(wanted);
  return (
    <div role="alert">
      {page && (
        <div className="floating unreachable">
          <CloudOff size={18} aria-hidden />
          <p>{say('The site can’t be reached. This page will open once it’s back.')}</p>
          <Button size="2" onClick={() => void tryAgain()}>
            {say('Try again')}
          </Button>
          <Button size="2" variant="soft" color="gray" onClick={giveUp}>
            {say('Stay here')}
          </Button>
        </div>
      )}
    </div>
  );
}
