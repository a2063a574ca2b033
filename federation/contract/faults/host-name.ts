/** The host's name where remotes are listed by theirs: in load reports and in the fault lab. */
export const HOST_NAME = 'shell';
