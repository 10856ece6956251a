import { useWords } from './language.ts';
import { siteWords } from './words.ts';

/** What staff and holders of a preview link see on top of the site while visitors see the maintenance page. */
export function StaffBar({ isStaff }: { isStaff: boolean }) {
  const words = useWords(siteWords)('maintenanceOn');
  return (
    <div className="staff-bar" role="note">
      {isStaff ? <a href="/only-us/dashboard">{words}</a> : words}
    </div>
  );
}
