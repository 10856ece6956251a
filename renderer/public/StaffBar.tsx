/** What staff and holders of a preview link see on top of the site while visitors see the maintenance page. */
export function StaffBar({ isStaff }: { isStaff: boolean }) {
  const words = 'Maintenance mode is on';
  return (
    <div className="staff-bar" role="note" lang="en">
      {isStaff ? <a href="/only-us/dashboard">{words}</a> : words}
    </div>
  );
}
