/** Name of the host in lists of remotes, such as load reports and the fault lab. */
export const HOST_NAME = 'shell';
